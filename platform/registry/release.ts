import Type, { type Static } from 'typebox'
import { AppManifest, Language } from './app-manifest'

const strict = { additionalProperties: false }

const Word = (description: string) => Type.String({ maxLength: 200, description })

/** The name of an app, of a release's version, and of a file inside a release. */
export const AppName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,63}$' })
export const Version = Type.String({ pattern: '^\\d[\\w.-]{0,63}$' })
/** Without dot segments and without characters that need escaping. */
const fileName = '^(?!.*(^|/)\\.)[\\w.-]+(/[\\w.-]+)*$'
const FileName = Type.String({ pattern: fileName, maxLength: 200 })
const FileNames = Type.Array(FileName, { maxItems: 500 })
const ShareKey = Type.String({ maxLength: 200 })
const ShareKeys = Type.Array(ShareKey, { maxItems: 200 })
const Names = (description: string) =>
  Type.Array(Type.String({ pattern: '^[\\w$]{1,100}$' }), { maxItems: 2000, description })

/** The size in bytes that no file of a release may exceed. */
export const largestFile = 8 * 1024 * 1024

/** One file of a release. */
export const ReleaseFile = Type.Object(
  {
    integrity: Type.String({
      pattern: '^sha384-[A-Za-z0-9+/]{64}$',
      description: 'Subresource integrity: the sha384 hash of the content in base64',
    }),
    size: Type.Integer({ minimum: 0, maximum: largestFile, description: 'Bytes' }),
    brotliSize: Type.Integer({ minimum: 0, description: 'Bytes when compressed with brotli' }),
  },
  strict,
)
export type ReleaseFile = Static<typeof ReleaseFile>

/** A screen's own files and the keys of the shared packages that it consumes. */
export const ReleaseScreen = Type.Object({ files: FileNames, consumes: ShareKeys }, strict)
export type ReleaseScreen = Static<typeof ReleaseScreen>

/** A shared package of a release: what it provides (its files and version) or what range it requires. */
export const ReleaseShare = Type.Object(
  {
    requires: Word('The range of versions that the build works with'),
    provides: Type.Optional(Word('The version that the build brings; for the shell only')),
    files: Type.Optional(
      Type.Array(FileName, {
        maxItems: 500,
        description: 'The scripts that hold the provided package',
      }),
    ),
    consumes: Type.Optional(
      Type.Array(ShareKey, {
        maxItems: 200,
        description: 'Other shared packages that these scripts consume',
      }),
    ),
    takes: Type.Optional(Names('The names that the build imports from the package')),
    gives: Type.Optional(Names('The names that the package exports; for the shell only')),
  },
  strict,
)
export type ReleaseShare = Static<typeof ReleaseShare>

const Versions = (description: string) =>
  Type.Record(Type.String({ pattern: '^[\\w-]{1,100}$' }), Type.Integer({ minimum: 1 }), {
    ...strict,
    maxProperties: 500,
    description,
  })

/** What a release exchanges with other apps: names with the version that it was built with. */
export const ReleaseContract = Type.Object(
  {
    sends: Versions('The events that the app dispatches'),
    receives: Versions('The events that the app listens to'),
    slots: Versions('The slots that the app fills'),
    storage: Versions('The storage keys that the app reads or writes'),
    gives: Type.Optional(
      Type.Object(
        {
          events: Versions('The events that apps may use'),
          slots: Versions('The slots that the shell renders'),
          storage: Versions('The storage keys that apps may use'),
        },
        { ...strict, description: 'For the shell only' },
      ),
    ),
  },
  strict,
)
export type ReleaseContract = Static<typeof ReleaseContract>

/** What a release has in a language beside that of its sources. */
export const ReleaseLanguage = Type.Object(
  {
    files: Type.Array(FileName, {
      minItems: 1,
      maxItems: 20,
      description:
        'The scripts of the module `./i18n-<language>`, which sets the catalogue of the app',
    }),
    texts: Type.Record(Type.String(), Type.String({ minLength: 1, maxLength: 300 }), {
      ...strict,
      maxProperties: 500,
      description: 'What app.json says, by what it says',
    }),
  },
  strict,
)
export type ReleaseLanguage = Static<typeof ReleaseLanguage>

/** One immutable build of an app, in the format of `dist/release.json`. */
export const Release = Type.Object(
  {
    app: AppName,
    version: Version,
    inputHash: Word('A hash of everything that the build was made of'),
    federationName: Type.String({
      pattern: '^[A-Za-z_]\\w{0,63}$',
      description: 'The global variable in which the entry leaves its container',
    }),
    entry: Type.String({
      pattern: fileName,
      maxLength: 200,
      description: 'The script that the shell loads first',
    }),
    startup: Type.Object(
      { files: FileNames, consumes: ShareKeys },
      { ...strict, description: 'What the entry loads before the first render' },
    ),
    manifest: AppManifest,
    screens: Type.Record(ShareKey, ReleaseScreen, {
      maxProperties: 200,
      description: 'The scripts of each screen that app.json names',
    }),
    languages: Type.Optional(
      Type.Record(Language, ReleaseLanguage, {
        ...strict,
        maxProperties: 40,
        description: 'Beside English, the languages in which the release is complete (BCP 47)',
      }),
    ),
    shares: Type.Record(ShareKey, ReleaseShare, {
      maxProperties: 200,
      description: 'Packages that exist once in a page, such as react',
    }),
    files: Type.Record(Type.String({ pattern: fileName }), ReleaseFile, {
      ...strict,
      minProperties: 1,
      maxProperties: 500,
      description: 'Every file of the build by its path in the folder, but not release.json',
    }),
    bundled: Type.Array(ShareKey, {
      maxItems: 200,
      description: 'Shared packages that the build bundles; allowed for the shell only',
    }),
    contract: Type.Optional(ReleaseContract),
    runtime: Word(
      'The version of the federation runtime that the shell provides or the remote expects',
    ),
    bundler: Word('The version of the bundler'),
    hashedNames: Type.Optional(
      Type.Boolean({
        description:
          'Scripts, fonts and pictures have a hash of their content in their names, and scripts find each other relative to the entry: releases of the app then share equal files',
      }),
    ),
    mode: Type.Union([Type.Literal('production'), Type.Literal('development')]),
    createdAt: Word('The time of the build'),
    commit: Type.Optional(Word('The commit of the build')),
    author: Type.Optional(Word('The author of that commit')),
  },
  strict,
)
export type Release = Static<typeof Release>

/** The compressed (brotli) bytes of a release's scripts, which a budget limits. A page loads one catalogue or none, so that they are not counted. */
export function scriptBytes({
  files,
  languages = {},
}: Pick<Release, 'files' | 'languages'>): number {
  const catalogues = new Set(Object.values(languages).flatMap((language) => language.files))
  return Object.entries(files)
    .filter(([name]) => name.endsWith('.js') && !catalogues.has(name))
    .reduce((sum, [, { brotliSize }]) => sum + brotliSize, 0)
}
