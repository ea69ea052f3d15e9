import type { Link } from '@swipefolio/shared/contract'
import { DialogFoot, Form, TextAreaField, useSubmitForm } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { checkReply, maxLength, repositoryPrefix } from '@swipefolio/shared/rules'
import {
  Bdi,
  Button,
  GitBranchIcon,
  Modal,
  Stack,
  Text,
  theme,
  useModalClose,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

interface DeclineLinkProps {
  link: Link | undefined
  onDecline: (link: Link, reply: string) => Promise<unknown>
  onClose: () => void
}

/** Declines a link, with a sentence for its author. */
export const DeclineLink = ({ link, onDecline, onClose }: DeclineLinkProps) => (
  <Modal isOpen={link !== undefined} onClose={onClose} title={t('Not this time')} size="small">
    {link && (
      <DeclineForm link={link} onDecline={(reply) => onDecline(link, reply)} onDone={onClose} />
    )}
  </Modal>
)

interface DeclineFormProps {
  link: Link
  onDecline: (reply: string) => Promise<unknown>
  onDone: () => void
}

const DeclineForm = ({ link, onDecline, onDone }: DeclineFormProps) => {
  const close = useModalClose(onDone)
  const form = useSubmitForm({
    defaultValues: { reply: '' },
    validate: checkReply,
    onSubmit: ({ reply }) => onDecline(reply.trim()),
    onStored: onDone,
    fallbackError: t('Failed to save your answer'),
    draftKey: `decline ${link.id}`,
  })
  return (
    <Form form={form}>
      <Stack>
        <Repository tone="soft">
          <GitBranchIcon aria-hidden />
          <Bdi>{link.gitHubLink.replace(repositoryPrefix, '')}</Bdi>
        </Repository>
        <TextAreaField
          {...form.field('reply', maxLength.reply)}
          label={t('A kind sentence')}
          isOptional
          rows={3}
          maxLength={maxLength.reply}
          hint={
            link.linkOwner
              ? t('The job seeker reads it in My Submissions.')
              : t('The job seeker reads it in My Submissions. You do not learn whose link it is.')
          }
        />
        <DialogFoot>
          <Button variant="quiet" onClick={close}>
            {t('Cancel')}
          </Button>
          <Button type="submit" isPending={form.isPending}>
            {t('Decline Link')}
          </Button>
        </DialogFoot>
      </Stack>
    </Form>
  )
}

/* Below the title. */
const Repository = styled(Text)`
  display: flex;
  gap: ${theme.space.xs};
  margin-block-start: -${theme.space.m};
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1lh;
  }
`
