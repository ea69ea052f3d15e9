import type { Link } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Bdi, ExternalLink, GitBranchIcon, Stack, Tag, Text } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { useLook } from './use-look'

interface LinkWorkProps {
  link: Link
  isNew: boolean
  onLook: (linkId: number) => void
}

const withoutScheme = (address: string) => address.replace(/^https?:\/\//, '')

/** What was sent: the address and the note. */
export const LinkWork = ({ link, isNew, onLook }: LinkWorkProps) => {
  const { id, gitHubLink, note, seen = true } = link
  const element = useLook(!seen, () => onLook(id))
  return (
    <Stack gap="xs" ref={element}>
      <div>
        <ExternalLink href={gitHubLink} icon={<GitBranchIcon aria-hidden />}>
          <Bdi>{withoutScheme(gitHubLink)}</Bdi>
        </ExternalLink>
        {isNew && (
          <>
            {' '}
            <Tag>{t('New')}</Tag>
          </>
        )}
      </div>
      {note && (
        <Note dir="auto" size="small" tone="soft">
          {note}
        </Note>
      )}
    </Stack>
  )
}

const Note = styled(Text)`
  white-space: pre-line;
`
