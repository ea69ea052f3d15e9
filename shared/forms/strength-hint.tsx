import { styled } from 'styled-components'
import { t } from '../i18n'
import { passwordStrength, type Strength, strengths } from '../rules'
import { theme } from '../ui'

const colors = {
  'Too short': theme.color.lineStrong,
  Weak: theme.color.danger,
  Good: theme.color.save,
  Strong: theme.color.success,
}

const words = {
  'Too short': t('Too short'),
  Weak: t('Weak'),
  Good: t('Good'),
  Strong: t('Strong'),
} satisfies Record<Strength, string>

/** A password's strength, as a word and as a bar. */
export const StrengthHint = ({ password }: { password: string }) => {
  if (!password) return null
  const strength = passwordStrength(password)
  return (
    <Line>
      <Bar aria-hidden>
        {strengths.slice(1).map((name, at) => (
          <Segment
            key={name}
            style={{
              backgroundColor: at < strengths.indexOf(strength) ? colors[strength] : undefined,
            }}
          />
        ))}
      </Bar>
      <span>{words[strength]}</span>
    </Line>
  )
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
`

const Bar = styled.span`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(3, 1fr);
  gap: 0.25rem;
  max-inline-size: 12rem;
`

const Segment = styled.span`
  block-size: 0.25rem;
  border-radius: ${theme.radius.pill};
  background-color: ${theme.color.line};
  forced-color-adjust: none;
  transition: background-color ${theme.motion.fast};
`
