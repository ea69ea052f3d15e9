import { coverHeight, coverWidth, type Motif } from '../motif'

/** Round-headed bars of many heights, like a chart that became a city. */
export const columns: Motif = ({ palette, random }) => {
  const count = random.pick([8, 10])
  const width = coverWidth / count
  return Array.from({ length: count }, (_, index) => {
    const height = 40 + random.below(130)
    return (
      <g key={index} transform={`translate(${index * width} 0)`}>
        <path
          d={`M0 ${coverHeight}V${coverHeight - height + width / 2}A${width / 2} ${width / 2} 0 0 1 ${width} ${coverHeight - height + width / 2}V${coverHeight}Z`}
          fill={random.pick(palette.shapes)}
        />
        <circle
          cx={width / 2}
          cy={coverHeight - height + width / 2}
          r={width / 5}
          fill={palette.ground}
        />
      </g>
    )
  })
}
