import { fullName } from '@swipefolio/shared/format'
import { Avatar, ProjectCover, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import type { LastMatch } from './use-match'

/** What was liked as a square, with who made it on its corner once that is known. `--picture-size` is its height. */
export const LikedPicture = ({ match: { project, contact } }: { match: LastMatch }) => (
  <Pair>
    <ProjectCover technologies={[]} {...project} />
    {contact.data && (
      <Avatar name={fullName(contact.data)} image={contact.data.image} size="small" />
    )}
  </Pair>
)

const Pair = styled.span`
  --size: var(--picture-size, ${theme.control.medium});
  display: flex;
  flex: none;
  align-items: end;
  inline-size: calc(var(--size) * 1.25);

  > * {
    flex: none;
    inline-size: var(--size);
    block-size: var(--size);
  }
  > :first-child {
    border-radius: ${theme.radius.m};
  }
  > :nth-child(2) {
    --face: calc(var(--size) * 0.25 + 0.875rem);
    inline-size: var(--face);
    block-size: var(--face);
    margin-inline-start: calc(var(--size) * 0.25 - var(--face));
    box-shadow: 0 0 0 ${theme.border.ring} ${theme.color.likeSoft};
  }
`
