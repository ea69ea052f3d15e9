import { existsSync, readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type Check, type Deployment, fail, ok, warn } from './report'

const gigabyte = 1024 ** 3

/** Whether the version of Node is the one that package.json asks for. */
export const checkNode: Check = ({ root }) => {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    engines: { node: string }
  }
  const wanted = engines.node.replace('>=', '')
  const isOld = process.versions.node.localeCompare(wanted, 'en', { numeric: true }) < 0
  return [
    isOld
      ? fail('Node', `${process.versions.node} is too old: install ${wanted} or newer.`)
      : ok('Node', process.versions.node),
  ]
}

export const dataDirOf = ({ root, given }: Deployment) =>
  resolve(root, given.values.DATA_DIR.trim())

export const checkDiskSpace: Check = async (deployment) => {
  let folder = dataDirOf(deployment)
  while (!existsSync(folder)) folder = dirname(folder)
  const { bavail, bsize } = await statfs(folder)
  return [judgeSpace(bavail * bsize, folder)]
}

export function judgeSpace(bytes: number, folder: string) {
  const free = `${(bytes / gigabyte).toFixed(1)} GB free in ${folder}`
  if (bytes < gigabyte) return fail('disk space', `${free}: make room for 1 GB at least.`)
  return bytes < 5 * gigabyte
    ? warn('disk space', `${free}: pictures and releases grow, plan for 5 GB.`)
    : ok('disk space', free)
}
