import { type Link, paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  Bdi,
  ExternalLink,
  GitBranchIcon,
  Sentence,
  Stack,
  Tag,
  Text,
  TextLink,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { useLook } from './use-look'

interface LinkWorkProps {
  link: Link
  isNew: boolean
  onLook: (linkId: number) => void
}

const withoutScheme = (address: string) => address.replace(/^https?:\/\//, '')

/** What was sent: the address, the note, and after the reveal the project. */
export const LinkWork = ({ link, isNew, onLook }: LinkWorkProps) => {
  const { id, gitHubLink, linkOwner, project, note, seen = true } = link
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
      {project && linkOwner && (
        <Text size="small">
          <Sentence
            text={t('Project <title></title>')}
            parts={{
              title: (
                <TextLink to={paths.projectOfUser(linkOwner.id, project.id)}>
                  <Bdi>{project.title}</Bdi>
                </TextLink>
              ),
            }}
          />
        </Text>
      )}
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
