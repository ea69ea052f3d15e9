import { coverHeight, coverWidth, type Motif } from '../motif'

/** A rainbow of rings that rises from an edge, with a sun. */
export const arcs: Motif = ({ palette, random }) => {
  const centre = random.pick([70, 120, 200, 250])
  const rings = 4 + random.below(3)
  const widest = 150
  const step = widest / rings
  const first = random.below(4)
  return (
    <>
      <circle
        cx={coverWidth - centre}
        cy={42 + random.below(20)}
        r={18 + random.below(12)}
        fill={palette.shapes[3]}
      />
      {Array.from({ length: rings }, (_, index) => (
        <circle
          key={index}
          cx={centre}
          cy={coverHeight}
          r={widest - index * step}
          fill={palette.shapes[(first + index) % palette.shapes.length]}
        />
      ))}
      <circle cx={centre} cy={coverHeight} r={step * 0.45} fill={palette.ground} />
    </>
  )
}
