import { type JobSeeker, paths } from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'
import { Link } from '@swipefolio/shared/router'
import { Avatar, Bdi, Card, media, theme } from '@swipefolio/shared/ui'
import { memo } from 'react'
import { styled } from 'styled-components'

/** One contact; the whole card leads to the profile. */
export const ContactCard = memo(function ContactCard({ person }: { person: JobSeeker }) {
  const [mailbox, host] = person.email.split('@')
  return (
    <Sheet as={Link} to={paths.user(person.id)}>
      <Avatar name={fullName(person)} />
      <Who>
        <Name>
          <Bdi>{fullName(person)}</Bdi>
        </Name>
        <Address>
          <Bdi>
            {mailbox}@<wbr />
            {host}
          </Bdi>
        </Address>
      </Who>
    </Sheet>
  )
})

const Sheet = styled(Card)<{ to: string }>`
  display: flex;
  align-items: center;
  gap: ${theme.space.m};
  color: ${theme.color.ink};
  text-decoration: none;
  transition: box-shadow ${theme.motion.slow};
  contain-intrinsic-block-size: auto 6rem;
  content-visibility: auto;

  ${media.hover} {
    &:hover {
      box-shadow: ${theme.shadow.lifted};
    }
  }
`

const Who = styled.span`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Name = styled.span`
  font-family: ${theme.font.display};
  font-size: ${theme.size.subtitle};
  font-weight: ${theme.weight.display};
`

const Address = styled.span`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`
