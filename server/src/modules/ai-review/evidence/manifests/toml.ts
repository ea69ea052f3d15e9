import { parse } from 'smol-toml'
import { asList, asObject, asText, attempt, keysOf } from '../untrusted'
import type { ReadManifest } from './manifest'

const requirementName = /^[\w.-]+/
const requirementsOf = (value: unknown) =>
  asList(value).flatMap((one) => requirementName.exec(asText(one))?.[0].toLowerCase() ?? [])

const readToml = (text: string) => {
  const found = attempt(() => parse(text) as unknown)
  return found === undefined ? undefined : asObject(found)
}

export const readPyproject: ReadManifest = (text) => {
  const found = readToml(text)
  if (!found) return undefined
  const tools = asObject(found.tool)
  const poetry = asObject(tools.poetry)
  const project = asObject(found.project)
  const isPackage = 'project' in found || 'poetry' in tools
  const hasCommand = 'scripts' in project || 'scripts' in poetry || 'gui-scripts' in project
  const optional = Object.values({
    ...asObject(project['optional-dependencies']),
    ...asObject(found['dependency-groups']),
  })
  return {
    format: 'Python',
    description: asText(project.description) || asText(poetry.description),
    license:
      asText(project.license) || asText(asObject(project.license).text) || asText(poetry.license),
    makes: [
      ...(isPackage && 'build-system' in found ? (['library'] as const) : []),
      ...(hasCommand ? (['program'] as const) : []),
    ],
    dependencies: [
      ...requirementsOf(project.dependencies),
      ...keysOf(poetry.dependencies).filter((name) => name !== 'python'),
    ],
    devDependencies: [
      ...optional.flatMap(requirementsOf),
      ...keysOf(poetry['dev-dependencies']),
      ...Object.values(asObject(poetry.group)).flatMap((one) => keysOf(asObject(one).dependencies)),
    ],
    testCommand: 'pytest' in tools ? 'pytest' : '',
  }
}

export const readPipfile: ReadManifest = (text) => {
  const found = readToml(text)
  return (
    found && {
      format: 'Python',
      makes: [],
      dependencies: keysOf(found.packages),
      devDependencies: keysOf(found['dev-packages']),
    }
  )
}

export const readCargo: ReadManifest = (text) => {
  const found = readToml(text)
  if (!found) return undefined
  const fields = asObject(found.package)
  return {
    format: 'Cargo',
    description: asText(fields.description),
    license: asText(fields.license),
    makes: [
      ...('lib' in found ? (['library'] as const) : []),
      ...('bin' in found ? (['program'] as const) : []),
    ],
    dependencies: [...keysOf(found.dependencies), ...keysOf(found.target)],
    devDependencies: keysOf(found['dev-dependencies']),
    hasParts: 'workspace' in found && asList(asObject(found.workspace).members).length > 0,
  }
}

export const readJuliaProject: ReadManifest = (text) => {
  const found = readToml(text)
  return (
    found && {
      format: 'Julia',
      makes: 'uuid' in found ? ['library'] : [],
      dependencies: keysOf(found.deps),
    }
  )
}
