const app = '(?:shell|mfe-[^/]+)'
/** Tests and test support of the server may import every floor. */
export const serverTest = /(\.test\.ts$|^server\/src\/testing\/)/
const testing = /(\.test\.tsx?$|\/src\/main\.tsx$|\/src\/prepared-answers\.ts$|\/src\/testing\/)/

const jestPreset = 'app-kit/jest/index\\.cjs'

/**
 * The import rules. `from` and `to` match paths from the project's root;
 * an npm package is written `npm:<name>`. An import breaks a rule when both match and neither exception does.
 * @type {{ name: string, from: RegExp, except?: RegExp, to: RegExp, toExcept?: RegExp, sameApp?: 'allowed' }[]}
 */
export const rules = [
  {
    name: 'no app imports another app',
    from: new RegExp(`^${app}/`),
    to: new RegExp(`^${app}/`),
    sameApp: 'allowed',
  },
  {
    name: 'apps know only shared, and the types of the registry',
    from: new RegExp(`^${app}/src/`),
    to: /^(server|platform|e2e|scripts)\//,
    toExcept: /^platform\/registry\/index\.ts$/,
  },
  {
    name: 'shared knows nobody',
    from: /^shared\//,
    to: new RegExp(`^(${app}|server|platform|e2e|scripts)/`),
    toExcept: new RegExp(`^${jestPreset}$`),
  },
  {
    name: 'platform knows no product',
    from: /^platform\//,
    to: new RegExp(`^(${app}|server|shared|e2e|scripts)/`),
    toExcept: new RegExp(`^${jestPreset}$`),
  },
  {
    name: 'server knows contract, rules, format, sentences and the platform',
    from: /^server\//,
    to: new RegExp(`^(${app}|shared|e2e|scripts)/`),
    toExcept: new RegExp(
      `^(shared/(contract|rules|format|i18n|sentences)/(index\\.ts|[a-z]+\\.json)|${jestPreset})$`,
    ),
  },
  {
    name: 'server does not know its proofs',
    from: /^(server|shared|platform|shell|mfe-[^/]+)\//,
    to: /^proofs\//,
  },
  ...[
    ['foundation knows no other floor', /^server\/src\/foundation\//, ['foundation']],
    ['people know the foundation', /^server\/src\/people\//, ['foundation', 'people']],
    [
      'modules know the foundation, people, modules and translations',
      /^server\/src\/modules\//,
      ['foundation', 'people', 'modules', 'i18n'],
    ],
  ].map(([name, from, floors]) => ({
    name: /** @type {string} */ (name),
    from: /** @type {RegExp} */ (from),
    except: serverTest,
    to: /^server\/src\//,
    toExcept: new RegExp(`^server/src/(${/** @type {string[]} */ (floors).join('|')})/`),
  })),
  {
    name: 'leaving knows modules by their personal data',
    from: /^server\/src\/leaving\//,
    except: serverTest,
    to: /^server\/src\//,
    toExcept: /^server\/src\/(foundation|people|leaving)\/|\/personal-data\.ts$/,
  },
  {
    name: 'another workspace is entered through its entries',
    from: new RegExp(`^(${app}|server|e2e|proofs/src)/`),
    to: /^(shared|platform|server)\//,
    toExcept: /^(shared|platform|server)\/[^/]+\/(index\.(ts|mjs|cjs)|[a-z]+\.json)$/,
    sameApp: 'allowed',
  },
  {
    name: 'features do not import screens',
    from: /\/src\/features\//,
    to: /\/src\/screens\//,
  },
  {
    name: 'testing stays in tests and in apps that run alone',
    from: new RegExp(`^(shared|${app})/`),
    except: new RegExp(`${testing.source}|^shared/testing/`),
    to: /^shared\/testing\//,
  },
  ...[
    ['react-router-dom', /^shared\/(router|testing|prerender)\//],
    ['axios', /^(shared\/(api|testing)|server)\//],
    ['@tanstack/react-query', /^shared\/(api|testing)\//],
    ['react-hook-form', /^shared\/forms\//],
    ['@base-ui/react', /^shared\/(ui|forms)\//],
    ['zustand', /^shared\/(session|ui)\//],
    ['pg', /^(server|platform|bench|proofs)\//],
    ['kysely', /^(server|platform|bench|proofs)\//],
  ].map(([name, home]) => ({
    name: `${name} has one home`,
    from: /^/,
    except: /** @type {RegExp} */ (home),
    to: new RegExp(`^npm:${name}$`),
  })),
]
