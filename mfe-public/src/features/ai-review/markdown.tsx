import { theme } from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import { styled } from 'styled-components'

const allowedScheme = /^(?:https?|ircs?|mailto|xmpp):/i

interface ChildrenProps {
  children?: ReactNode
}

/** Headings are rendered as bold text, so that they do not disturb the outline of the page. */
const Title = ({ children }: ChildrenProps) => (
  <p>
    <strong>{children}</strong>
  </p>
)

/** Shows the target beside the link, because the text is not trusted. */
const Link = ({ href, children }: ChildrenProps & { href?: string }) =>
  href ? (
    <>
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>{' '}
      <Address>({href})</Address>
    </>
  ) : (
    children
  )

const components: Components = {
  h1: Title,
  h2: Title,
  h3: Title,
  h4: Title,
  h5: Title,
  h6: Title,
  a: ({ href, children }) => <Link href={href}>{children}</Link>,
  img: ({ alt }) => alt,
}

/** Renders untrusted Markdown: no HTML, no images, links only to other sites. */
const Markdown = ({ text }: { text: string }) => (
  <Body lang="en" dir="ltr">
    <ReactMarkdown
      skipHtml
      components={components}
      urlTransform={(address) => (allowedScheme.test(address) ? address : '')}
    >
      {text}
    </ReactMarkdown>
  </Body>
)

// React.lazy needs a default export.
export default Markdown

const Address = styled.small`
  color: ${theme.color.inkSoft};
  overflow-wrap: anywhere;
`

const Body = styled.div`
  display: grid;
  gap: ${theme.space.s};
  max-inline-size: 48rem;
  overflow-wrap: anywhere;

  code {
    padding: 0.1em 0.15em;
    border-radius: ${theme.radius.s};
    background: ${theme.color.surface};
    font-size: 0.92em;
  }

  pre {
    overflow-x: auto;
    padding: ${theme.space.s};
    border-radius: ${theme.radius.s};
    background: ${theme.color.surface};
  }

  pre code {
    padding: 0;
  }

  ul,
  ol {
    display: grid;
    gap: ${theme.space.xs};
    padding-inline-start: 1.4em;
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  a {
    color: ${theme.color.save};
    text-decoration: underline;
  }
`
