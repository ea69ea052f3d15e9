import { baseOf } from '../../github/paths'
import * as lines from './lines'
import type { Manifest, ReadManifest } from './manifest'
import { readComposer, readPackageJson } from './node'
import { readCargo, readJuliaProject, readPipfile, readPyproject } from './toml'
import { readChart, readConda, readPubspec } from './yaml'

const byName: Record<string, ReadManifest> = {
  'package.json': readPackageJson,
  'composer.json': readComposer,
  'pyproject.toml': readPyproject,
  Pipfile: readPipfile,
  'requirements.txt': lines.readRequirements,
  'setup.py': lines.readSetup,
  'setup.cfg': lines.readSetup,
  'environment.yml': readConda,
  'Cargo.toml': readCargo,
  'Project.toml': readJuliaProject,
  'go.mod': lines.readGoMod,
  'pom.xml': lines.readPom,
  'build.gradle': lines.readGradle,
  'build.gradle.kts': lines.readGradle,
  Gemfile: lines.readGemfile,
  'pubspec.yaml': readPubspec,
  'mix.exs': lines.readMix,
  DESCRIPTION: lines.readDescription,
  'Package.swift': lines.readSwiftPackage,
  'CMakeLists.txt': lines.readCMake,
  Makefile: lines.readMakefile,
  'Chart.yaml': readChart,
  'platformio.ini': lines.readPlatformIo,
}
const byEnding: Record<string, ReadManifest> = {
  csproj: lines.readProjectFile,
  fsproj: lines.readProjectFile,
  gemspec: lines.readGemspec,
  cabal: lines.readCabal,
}

/** Reads a manifest by its own format; undefined for other files, and for those that are not well-formed. */
export function readManifest(path: string, text: string): Manifest | undefined {
  const base = baseOf(path)
  const read = Object.hasOwn(byName, base)
    ? byName[base]
    : byEnding[base.slice(base.lastIndexOf('.') + 1)]
  if (!read && /requirements[^/]*(?:\/[\w-]+)?\.txt$/.test(path))
    return lines.readRequirements(text)
  return read?.(text)
}
