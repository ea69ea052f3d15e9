import type { OwnProjectRequest, ProjectRequest } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Text, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

interface LinkCountProps {
  /** A server that follows only the spec sends no counts. */
  request: ProjectRequest & Partial<OwnProjectRequest>
}

/** How many links a request has, and how many came since they were last looked at. */
export const LinkCount = ({ request: { linksCount, newLinks = 0 } }: LinkCountProps) =>
  linksCount !== undefined && (
    <Text size="small" tone="soft">
      {t('{linksCount, plural, one {# link} other {# links}}', { linksCount })}
      {newLinks > 0 && <New>{t('{newLinks} new', { newLinks })}</New>}
    </Text>
  )

export const New = styled.strong`
  flex: none;
  margin-inline-start: ${theme.space.xs};
  padding-inline: ${theme.space.xs};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.likeSoft};
  color: ${theme.color.like};
  font-weight: ${theme.weight.strong};
`
