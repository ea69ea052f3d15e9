import { namesIn, type Manifest, type ReadManifest } from './manifest'

/** Manifests that are programs or have formats of their own; read by the lines that are usual in them. */
const first = (text: string, form: RegExp) => form.exec(text)?.[1]?.trim().slice(0, 300) ?? ''

const either = (isLibrary: boolean, isProgram: boolean): Manifest['makes'] => [
  ...(isLibrary ? (['library'] as const) : []),
  ...(isProgram ? (['program'] as const) : []),
]

export const readRequirements: ReadManifest = (text) => ({
  format: 'Python',
  makes: [],
  dependencies: namesIn(text.toLowerCase(), /^([a-z][\w.-]*)/gm),
})

export const readSetup: ReadManifest = (text) => ({
  format: 'Python',
  description: first(
    text,
    /^[ \t]*description\s*=\s*(?:f?["']\s*)?([^\s"'(][^"'\n(]{3,})["']?,?$/m,
  ),
  license: first(text, /^[ \t]*license\s*=\s*(?:["']\s*)?([^\s"'][^"'\n]*?)["']?,?$/m),
  makes: either(/\bsetup\(|^\[metadata\]/m.test(text), /console_scripts|\bscripts\s*=/.test(text)),
  dependencies: namesIn(text, /^[ \t]*["']?([A-Za-z][\w.-]*)(?:\[[\w,]+\])?[ \t]*[<>=~!]=/gm),
})

export const readGoMod: ReadManifest = (text) => ({
  format: 'Go',
  makes: [],
  dependencies: namesIn(text, /^(?:require)?[ \t]+([\w.-]+\.\w+\/\S+) v\S+$/gm),
})

/** What Maven Central asks of a package. */
const publishedByMaven =
  /<(?:scm|distributionManagement)>|central-publishing|nexus-staging|oss-parent/
const startedByMaven = /spring-boot|<mainClass>|<packaging>\s*[we]ar\s*</

export const readPom: ReadManifest = (text) => ({
  format: 'Maven',
  description: first(text, /<description>\s*([^\s<][^<]{3,400})<\/description>/),
  license: first(text, /<licenses>\s*<license>\s*<name>([^<]{2,80})</),
  makes: either(publishedByMaven.test(text) && !startedByMaven.test(text), false),
  dependencies: namesIn(text, /<artifactId>([\w.-]{1,80})<\/artifactId>/g),
  hasParts: text.includes('<modules>'),
})

const withoutComments = (text: string) => text.replaceAll(/^[ \t]*(?:\/\/|\*).*$/gm, '')

export const readGradle: ReadManifest = (text) => ({
  format: 'Gradle',
  makes: either(
    /java-library|com\.android\.library(?!.*apply false)|maven-publish/.test(withoutComments(text)),
    /^[ \t]*application\b/m.test(text),
  ),
  dependencies: [
    ...namesIn(text, /["']([\w.-]{1,80}:[\w.-]{1,80})(?::[^"']*)?["']/g),
    ...namesIn(text, /\bid[ (]["']([\w.-]+)["']/g),
    ...namesIn(text, /apply plugin: ["']([\w.-]+)["']/g),
    ...namesIn(text, /\balias\(libs\.plugins\.([\w.-]+)\)(?!.*apply false)/g),
  ],
})

export const readProjectFile: ReadManifest = (text) => ({
  format: 'NuGet',
  description: first(text, /<Description>\s*([^\s<][^<]{3,400})</),
  license: first(text, /<PackageLicenseExpression>([^<]{2,80})</),
  makes: either(
    /<(?:PackageId|GeneratePackageOnBuild|PackageLicenseExpression|PackageTags)>/.test(text),
    /<OutputType>(?:Win)?Exe</i.test(text),
  ),
  dependencies: [
    ...namesIn(text, /<PackageReference Include="([\w.-]+)"/g),
    ...namesIn(text, /<Project Sdk="([\w.-]+)"/g),
  ],
})

export const readGemfile: ReadManifest = (text) => ({
  format: 'Ruby',
  makes: [],
  dependencies: namesIn(text, /^[ \t]*gem ['"]([\w-]+)['"]/gm),
})

export const readGemspec: ReadManifest = (text) => ({
  format: 'Ruby',
  description: first(text, /\.summary\s*=\s*(?:%q[{[(])?["']?([^"'\n}]{4,})/),
  license: first(text, /\.licenses?\s*=\s*\[?["']([^"']+)/),
  makes: either(true, /\.executables\b/.test(text)),
  dependencies: namesIn(text, /add(?:_runtime)?_dependency[ (]+["']([\w-]+)/g),
  devDependencies: namesIn(text, /add_development_dependency[ (]+["']([\w-]+)/g),
})

export const readMix: ReadManifest = (text) => ({
  format: 'Mix',
  description: first(text, /description: "([^"]{4,})"/),
  license: first(text, /licenses: \["([^"]+)"/),
  makes: either(/\bpackage(?::|\()/.test(text), /escript:/.test(text)),
  dependencies: namesIn(text, /\{:(\w+),/g),
})

export const readCabal: ReadManifest = (text) => ({
  format: 'Cabal',
  description: first(text, /^synopsis:\s*(\S.{3,})$/im),
  license: first(text, /^license:\s*(\S+)/im),
  makes: either(/^(?:library\b|library:)/im.test(text), /^executables?\b/im.test(text)),
  dependencies: [],
  testCommand: /^(?:test-suite|tests:)/im.test(text) ? 'cabal test' : '',
})

/** Other files have this name, too. */
export const readDescription: ReadManifest = (text) =>
  /^Package:/m.test(text)
    ? {
        format: 'R',
        description: first(text, /^Title:\s*(\S.{3,})$/m),
        license: first(text, /^License:\s*(\S.*)$/m),
        makes: ['library'],
        dependencies: [],
      }
    : undefined

export const readSwiftPackage: ReadManifest = (text) => ({
  format: 'SwiftPM',
  makes: either(/\.library\(/.test(text), /\.executable(?:Target)?\(/.test(text)),
  dependencies: [],
  testCommand: text.includes('.testTarget(') ? 'swift test' : '',
})

/** A library of the project's name is what it is for; the programs beside it show or test it. */
export const readCMake: ReadManifest = (text) => {
  const name = first(text, /^[ \t]*project\s*\(\s*"?([\w.+-]+)/im).toLowerCase()
  const libraries = namesIn(text, /^[ \t]*add_library\s*\(\s*([\w.+${}-]+)/gim)
  const isNamed = libraries.some((one) => [name, '${project_name}'].includes(one.toLowerCase()))
  return {
    format: 'CMake',
    makes: either(libraries.length > 0, !isNamed && /^[ \t]*add_executable\s*\(/im.test(text)),
    dependencies: namesIn(text, /^[ \t]*find_package\s*\(\s*(\w+)/gim),
    testCommand: /^[ \t]*(?:enable_testing|add_test)\s*\(/im.test(text) ? 'ctest' : '',
  }
}

export const readMakefile: ReadManifest = (text) => {
  const target = first(text, /^(tests?|check)\s*:(?!=)/m)
  return { format: 'Make', makes: [], dependencies: [], testCommand: target && `make ${target}` }
}

export const readPlatformIo: ReadManifest = () => ({
  format: 'PlatformIO',
  makes: [],
  dependencies: [],
})
