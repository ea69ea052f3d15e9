import { coverHeight, coverWidth, type Motif } from '../motif'

/** Rings around one point, with bodies on them. */
export const orbits: Motif = ({ palette, random }) => {
  const x = random.pick([90, 160, 230])
  const y = coverHeight / 2
  return (
    <>
      <circle cx={x} cy={y} r={176} fill={palette.shapes[0]} />
      {[150, 112, 74].map((radius, ring) => {
        const angle = (random.below(360) * Math.PI) / 180
        const bodyX = Math.min(Math.max(x + radius * Math.cos(angle), 14), coverWidth - 14)
        const bodyY = Math.min(Math.max(y + radius * Math.sin(angle), 14), coverHeight - 14)
        return (
          <g key={radius}>
            <circle
              cx={x}
              cy={y}
              r={radius}
              fill={ring === 2 ? palette.ground : 'none'}
              stroke={palette.shapes[1]}
              strokeWidth={1.5}
            />
            <circle cx={bodyX} cy={bodyY} r={9 + random.below(11)} fill={palette.shapes[3]} />
          </g>
        )
      })}
      <circle cx={x} cy={y} r={36} fill={palette.shapes[2]} />
    </>
  )
}
