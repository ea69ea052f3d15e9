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
}: LinksButtonProps) => (
  <>
    <Counting
      variant="quiet"
      size="small"
      data-count={linksCount}
      aria-label={t('View links of {title}', { title })}
      aria-description={
        linksCount === undefined
          ? undefined
          : t('{linksCount, plural, one {# link} other {# links}}', { linksCount })
      }
      onClick={onClick}
    >
      {t('Links')}
    </Counting>
    {newLinks > 0 && <NewLinks>{t('{newLinks} new', { newLinks })}</NewLinks>}
  </>
)

/* The name of the button has no number; what is after its text takes touches. */
const Counting = styled(Button)`
  &[data-count]::before {
    order: 1;
    color: ${theme.color.inkSoft};
    content: attr(data-count);
    font-variant-numeric: tabular-nums;
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

const NewLinks = styled(New)`
  margin-inline-start: ${theme.space.xs};
  font-size: ${theme.size.small};
  white-space: nowrap;
`
