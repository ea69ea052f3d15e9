import { isExample, isFixture, isTest } from '../github/paths'
import type { Evidence } from './evidence-types'

const installed = /(?:^|\/)(node_modules|bower_components|site-packages)\//
const ofMachines = /(?:^|\/)(\.DS_Store|Thumbs\.db|__pycache__\/[^/]+\.pyc|desktop\.ini)$/
const fewPackages = 8

const isAside = (path: string) => isTest(path) || isFixture(path) || isExample(path)

/** Packages that a package manager installed; undefined where there are few. */
export function installedPackages({ facts: { entries } }: Evidence) {
  const found = entries.filter(({ path }) => installed.test(path) && !isAside(path))
  const folder = installed.exec(found[0]?.path ?? '')?.[1] ?? ''
  return found.length >= fewPackages ? { folder, count: found.length } : undefined
}

/** A file that an operating system or an interpreter made. */
export const machineFile = ({ facts: { entries } }: Evidence) =>
  entries.find(({ path }) => ofMachines.test(path) && !isFixture(path) && !/^\.\w+\//.test(path))
    ?.path
