import type { FrontDoorOptions } from './options'

/** The headers of a page; its content security policy allows this origin's scripts and inline scripts with the nonce. */
export function pageSecurityHeaders(
  nonce: string,
  { hsts = false, overrides }: Pick<FrontDoorOptions, 'hsts' | 'overrides'>,
): Record<string, string> {
  const others = (overrides?.origins ?? []).map((origin) => ` ${origin}`).join('')
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${others}`,
    `style-src 'self' 'nonce-${nonce}'${others}`,
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
