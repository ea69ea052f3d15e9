import { createHash } from 'node:crypto'
import type { FrontDoorOptions } from './options'
import type { RenderedPage } from './page'

/** styled-components adds style elements without text and inserts their rules by script. */
const emptyStyle = ''

/** The headers of a page; its content security policy allows this origin's files and, by hash, the inline texts of the page. */
export function pageSecurityHeaders(
  { scripts, styles }: Pick<RenderedPage, 'scripts' | 'styles'>,
  { hsts = false, overrides }: Pick<FrontDoorOptions, 'hsts' | 'overrides'>,
): Record<string, string> {
  const others = (overrides?.origins ?? []).map((origin) => ` ${origin}`).join('')
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(scripts)}${others}`,
    `style-src 'self' ${hashesOf([...styles, emptyStyle])}${others}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `img-src 'self' data: blob:${others}`,
    `font-src 'self'${others}`,
    `connect-src 'self'${others}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]
  return {
    'content-security-policy': policy.join('; '),
    'integrity-policy': 'blocked-destinations=(script)',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(hsts ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

function hashesOf(texts: readonly string[]): string {
  return texts
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ')
}
