import { useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { t } from '../i18n'
import { Button, Cluster, Confirm, saveFile, Stack, Text, theme } from '../ui'
import { copyText } from './copy-text'
import { recoveryCodesFile } from './recovery-codes-file'
import { useLeaveAlert } from './use-leave-alert'
import { useLeaveQuestion } from './use-leave-question'

export interface RecoveryCodesViewProps {
  codes: readonly string[]
  email: string | undefined
  onDone: () => void
}

/**
 * The recovery codes, which are shown once: closing them asks first, except by Done
 * after they were copied, downloaded, or looked at again because of the question.
 */
export const RecoveryCodesView = ({ codes, email, onDone }: RecoveryCodesViewProps) => {
  const content = useRef<HTMLDivElement>(null)
  const [isKept, setIsKept] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)
  // Going Back is asked about a second time when it is resumed.
  const isLeaving = useRef(false)
  const question = useLeaveQuestion(() => !isLeaving.current)
  useLeaveAlert(!isKept)
  const text = codes.join('\n')
  const copy = async () => {
    if (await copyText(text, t('Recovery codes copied'))) setIsKept(true)
  }
  const download = () => {
    const file = recoveryCodesFile({ codes, email, madeAt: new Date() })
    saveFile('swipefolio-recovery-codes.txt', 'text/plain;charset=utf-8', file)
    setIsKept(true)
  }
  // The button that was pressed is gone.
  useLayoutEffect(() => content.current?.focus(), [])
  return (
    <Content ref={content} tabIndex={-1}>
      <Text>
        {t(
          'With your password, each of these codes logs you in once when you do not have your phone or passkey. Keep them in a safe place: they are not shown again.',
        )}
      </Text>
      <Codes role="list">
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </Codes>
      <Cluster gap="xs" justify="between">
        <Cluster gap="xs">
          <Button variant="quiet" onClick={() => void copy()}>
            {t('Copy')}
          </Button>
          <Button variant="quiet" onClick={download}>
            {t('Download')}
          </Button>
        </Cluster>
        <Button onClick={() => (isKept || wasAsked ? onDone() : question.ask(onDone))}>
          {t('Done')}
        </Button>
      </Cluster>
      <Confirm
        isOpen={question.isAsking}
        question={t('Have you kept your recovery codes?')}
        details={t(
          'They are not shown again. Without them and without your phone or passkey you cannot log in.',
        )}
        confirmLabel={t('Close')}
        cancelLabel={t('Back to the Codes')}
        onCancel={() => {
          question.stay()
          setWasAsked(true)
        }}
        onConfirm={() => {
          isLeaving.current = true
          question.leave()
        }}
      />
    </Content>
  )
}

const Content = styled(Stack)`
  &:focus {
    outline: none;
  }
`

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${theme.space.xxs} ${theme.space.m};
  border: ${theme.border.thin};
  border-radius: ${theme.radius.s};

  /* Lists have none by a rule of the page. */
  && {
    padding: ${theme.space.m};
  }
`
