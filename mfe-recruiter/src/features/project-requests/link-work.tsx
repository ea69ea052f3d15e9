import type { Link } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Bdi, ExternalLink, GitBranchIcon, media, Stack, Text, theme } from '@swipefolio/shared/ui'
import { Fragment, useState } from 'react'
import { styled } from 'styled-components'
import { New } from './links-button'
import { useLook } from './use-look'

/** Up to a slash, and short enough for a line. */
const pieces = /[^/]{1,30}\/?|\//gu

interface LinkWorkProps {
  link: Link
  onLook: (linkId: number) => void
}

/** What was sent: the address and the note. It is new until its first answer, or until the list is opened again. */
export const LinkWork = ({ link, onLook }: LinkWorkProps) => {
  const { id, gitHubLink, note, seen = true, verdict, ownerRevealed } = link
  const [isNew, setNew] = useState(!seen)
  if (isNew && (verdict || ownerRevealed)) setNew(false)
  const [, host, path] = /^(?:https?:\/\/)?([^/]*\/?)(.*)$/s.exec(gitHubLink) ?? []
  const element = useLook(!seen, () => onLook(id))
  return (
    <Stack gap="xs" ref={element}>
      <Address>
        <ExternalLink href={gitHubLink} icon={<GitBranchIcon aria-hidden />}>
          <Bdi>
            <Host as="span" tone="soft" data-host={host}>
              {host}
            </Host>
            {path?.match(pieces)?.map((part, index) => (
              <Fragment key={index}>
                <wbr />
                <Part>{part}</Part>
              </Fragment>
            ))}
          </Bdi>
        </ExternalLink>{' '}
        {isNew && <New>{t('New')}</New>}
      </Address>
      {note && (
        <Note dir="auto" size="small" tone="soft">
          {note}
        </Note>
      )}
    </Stack>
  )
}

/* Nearly all are there: phones have no room to say it each time. */
const Host = styled(Text)`
  ${media.phone} {
    &[data-host='github.com/'] {
      display: none;
    }
  }
`

/* Not broken after a hyphen. */
const Part = styled.span`
  white-space: nowrap;
`

/* Its first line is beside the buttons. */
const Address = styled.div`
  padding-block-start: calc((${theme.control.small} - 1lh) / 2);
  font-weight: ${theme.weight.strong};

  > strong {
    margin-inline-start: ${theme.space.xs};
  }
  /* A badge after the address would often be alone in a line. */
  ${media.phone} {
    display: flex;
    align-items: start;
    justify-content: space-between;
  }
`

const Note = styled(Text)`
  white-space: pre-line;
`
