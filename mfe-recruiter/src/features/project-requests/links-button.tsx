import type { OwnProjectRequest, ProjectRequest } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Button, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

interface LinksButtonProps {
  /** A server that follows only the spec sends no counts. */
  request: ProjectRequest & Partial<OwnProjectRequest>
  onClick: () => void
}

/** Opens the links of a request, and says how many there are, and how many came since they were last looked at. */
export const LinksButton = ({
  request: { title, linksCount, newLinks = 0 },
  onClick,
}: LinksButtonProps) => {
  const news = newLinks > 0 && t('{newLinks} new', { newLinks })
  const count =
    linksCount !== undefined &&
    t('{linksCount, plural, one {# link} other {# links}}', { linksCount })
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={t('View links of {title}', { title })}
      aria-description={[count, news].filter(Boolean).join(', ') || undefined}
      onClick={onClick}
    >
      {t('Links')}
      <Count aria-hidden>{linksCount}</Count>
      {news && <New aria-hidden>{news}</New>}
    </Button>
  )
}

const Count = styled.span`
  color: ${theme.color.inkSoft};
  font-variant-numeric: tabular-nums;

  &:empty {
    display: none;
  }
`

export const New = styled.strong`
  flex: none;
  padding-inline: ${theme.space.xs};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.likeSoft};
  color: ${theme.color.like};
  font-weight: ${theme.weight.strong};
`
