/** Where a request comes from. */
export interface Origin {
  /** The IPv4 address, or the network of an IPv6 address. */
  ip: string
  /** The browser and its system in words; empty when it does not name itself. */
  device: string
  requestId: string
}

// The first that matches: most browsers also name those that they are compatible with.
const browsers: [pattern: RegExp, name: string][] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [pattern: RegExp, name: string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (userAgent: string, names: typeof browsers) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1]

/** 'Firefox on Linux'. Names no version, because it changes. */
export function describeDevice(userAgent = ''): string {
  const browser = nameIn(userAgent, browsers)
  const system = nameIn(userAgent, systems)
  return [browser, system].filter(Boolean).join(' on ')
}
