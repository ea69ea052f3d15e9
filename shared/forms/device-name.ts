import { t } from '../i18n'

/** What the server calls a device, 'Firefox on Linux', in the language of the page. */
export function deviceName(device: string): string {
  const [, browser, system] = /^(.+) on (.+)$/.exec(device) ?? []
  return browser && system ? t('{browser} on {system}', { browser, system }) : device
}
