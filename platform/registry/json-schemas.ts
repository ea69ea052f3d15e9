import { AppManifest } from './app-manifest'
import { Release } from './release'

const dialect = 'https://json-schema.org/draft/2020-12/schema'

/** The JSON Schemas of what a team delivers, by file name; the server validates by the same ones. */
export const jsonSchemas = {
  'release.json': { $schema: dialect, title: 'The record of a release', ...Release },
  'app.json': { $schema: dialect, title: 'What an app offers', ...AppManifest },
}
