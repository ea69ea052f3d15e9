import { t } from '@swipefolio/shared/i18n'
import { Button, theme } from '@swipefolio/shared/ui'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useFailedOverrides } from '../releases-in-tab'
import { dropOverride, type OverrideOutcome } from './apply-overrides'
import { nameOf, storeOverrides, type Override } from './stored-overrides'

export { applyOverrides } from './apply-overrides'

/** Lists the builds that this tab runs instead of live releases, with a reset button. */
export const OverrideBadge = ({ inForce, refused }: OverrideOutcome) => {
  const failed = useFailedOverrides()
  const dropped = inForce.filter(({ app }) => failed.has(app))
  const running = inForce.filter((override) => !dropped.includes(override))
  if (inForce.length === 0 && refused.length === 0) return null
  return (
    <Badge aria-label={t('Builds in this tab')}>
      <ul>
        {running.map((override) => (
          <li key={override.app}>{nameOf(override)}</li>
        ))}
        {dropped.map((override) => (
          <DroppedOverride key={override.app} {...override} cause={failed.get(override.app)} />
        ))}
        {refused.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Button variant="quiet" size="small" onClick={reset}>
        {t('Reset')}
      </Button>
    </Badge>
  )
}

const DroppedOverride = ({ app, target, cause }: Override & { cause: unknown }) => {
  const name = nameOf({ app, target })
  useEffect(() => {
    dropOverride(app)
    console.error(`${name} did not start:`, cause)
  }, [app, name, cause])
  return (
    <li>
      {t('{name} did not start and was dropped: {cause}', {
        name,
        cause: cause instanceof Error ? cause.message : String(cause),
      })}
    </li>
  )
}

function reset() {
  storeOverrides([])
  location.reload()
}

const Badge = styled.aside`
  position: fixed;
  inset-block-end: ${theme.space.m};
  inset-inline-start: ${theme.space.m};
  z-index: ${theme.layer.overlay};
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  max-inline-size: calc(100vw - ${theme.space.xl});
  padding: ${theme.space.s} ${theme.space.m};
  border: ${theme.border.ink};
  border-radius: ${theme.radius.m};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.lifted};
  font-size: ${theme.size.small};

  button {
    flex: none;
  }
  ul {
    overflow-wrap: anywhere;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`
