import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Button, Cluster, DownloadIcon, saveFile, Stack, Text, theme } from '../ui'
import { copyText } from './copy-text'

export interface RecoveryCodesViewProps {
  codes: readonly string[]
  onDone: () => void
}

/** The recovery codes, which are shown once. */
export const RecoveryCodesView = ({ codes, onDone }: RecoveryCodesViewProps) => {
  const content = useRef<HTMLDivElement>(null)
  const text = codes.join('\n')
  // The button that was pressed is gone.
  useEffect(() => content.current?.focus(), [])
  return (
    <Content ref={content} tabIndex={-1}>
      <Text>
        Each of these codes logs you in once when you do not have your phone. Keep them in a safe
        place: they are not shown again.
      </Text>
      <Codes role="list">
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </Codes>
      <Cluster>
        <Button variant="quiet" onClick={() => void copyText(text, 'Recovery codes copied')}>
          Copy
        </Button>
        <Button
          variant="quiet"
          icon={<DownloadIcon aria-hidden />}
          onClick={() =>
            saveFile('swipefolio-recovery-codes.txt', 'text/plain;charset=utf-8', `${text}\n`)
          }
        >
          Download
        </Button>
      </Cluster>
      <Cluster justify="end">
        <Button onClick={onDone}>Done</Button>
      </Cluster>
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
  gap: ${theme.space.xs} ${theme.space.m};
  border: ${theme.border.thin};
  border-radius: ${theme.radius.s};

  /* Lists have none by a rule of the page. */
  && {
    padding: ${theme.space.m};
  }
`
