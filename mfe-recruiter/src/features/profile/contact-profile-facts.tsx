import type { UserWithProjects } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { HeartIcon, LinkIcon, MailIcon, Text, touchArea } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { ContactOrigin, EmailAddress } from '../contacts/contact-facts'
import { Fact } from './fact'

/** What made the contact, and the e-mail address or when it will be shown. */
export const ContactProfileFacts = ({ user }: { user: UserWithProjects }) => (
  <>
    {user.since && (
      <Fact>
        {user.origin?.kind === 'reveal' ? <LinkIcon aria-hidden /> : <HeartIcon aria-hidden />}
        <ContactOrigin since={user.since} origin={user.origin ?? null} />
      </Fact>
    )}
    <Fact>
      <MailIcon aria-hidden />
      <Text tone="soft" size="small">
        {user.email ? (
          <Mail href={`mailto:${user.email}`}>
            <EmailAddress email={user.email} />
          </Mail>
        ) : (
          t('You see their email address after their first reply.')
        )}
      </Text>
    </Fact>
  </>
)

const Mail = styled.a`
  display: inline-block;
  ${touchArea}
`
