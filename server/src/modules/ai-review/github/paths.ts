/** Classification of files by path. */
const baseOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** Folders and names that test runners look for by default. */
const testFolder =
  /(?:^|\/)(?:tests?(?:-\w+)?|tester|testing|unit_?tests?|test_?suite|__tests__|test-d|specs?|e2e|cypress|androidTest|integrationTest)\/|(?:^|\/)[\w.-]*[.\w](?:\.Tests?|Tests|UnitTests?|\.Specs?)\//i
const testName = new RegExp(
  [
    /[._-](?:test|tests|spec|specs|cy|e2e|test-d)\.\w+$/,
    /(?:^|\/)tests?\.(?:[cm]?[jt]sx?|py|rb|lua|php|pl)$/,
    /(?:^|\/)test[_-][^/]+\.(?:py|[cm]?[jt]sx?|c|cc|cpp|r|R|rb|lua|sh|el|ml)$/,
    /(?:Tests?|Spec|IT|TestCase)\.(?:java|kt|cs|fs|swift|php|scala|groovy|hs|m|mm)$/,
    /(?:^|\/)runtests\.jl$|(?:^|\/)t\/[^/]+\.t$|\.bats$|_SUITE\.erl$/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

const notTest =
  /\/(?:__init__|conftest|__main__)\.py$|(?:^|\/)TestCase\.php$|(?<!\.test-d)\.d\.[cm]?ts$/

export const hasTestName = (path: string) => !notTest.test(path) && testName.test(path)

export const isBelowTests = (path: string) => testFolder.test(path)

export const isTest = (path: string) =>
  hasTestName(path) || (isBelowTests(path) && !notTest.test(path))

/** It may hold tests of an unusual kind: then nobody is told that there are none. */
export const hasTestInName = (path: string) =>
  /test|spec(?:s|\/|_)|check|bench|example|fixture|assert|verify|qa[/_-]/i.test(path)

/** Below `src/main`, and often below `src`, folders are packages, whose names mean nothing. */
export const isExample = (path: string) =>
  /(?:^|\/)(?:examples?|(?:sample|example)[_-]?projects?|samples?|demos?|docs?|templates?)\//i.test(
    path.replace(/(?:^|\/)src\/(?:main|test|androidTest)\/.*|^src\/sample\//, ''),
  )

/** What builds or checks a project, once was in it, or helps it: often copied. */
export const isTooling = (path: string) =>
  /^action\/|(?:^|\/)(?:bin|scripts?|tools?|build|hack|ci|deprecated|utility|(?:\w+-)?lint)\//.test(
    path,
  )

/** What builds, tries or shows a project. */
export const isBeside = (path: string) =>
  isTooling(path) ||
  /(?:^|[/._-])(?:tests?|bench\w*|profiling|demos?|examples?|samples?)(?=[/._A-Z-])|\.Test[A-Z]\w*\/|[a-z](?:Demo|Example|Sample)s?\//.test(
    path,
  )

/** Settings of one machine, which are no example. */
export const isSettings = (path: string) =>
  /(?:^|\/)\.env(?:\.(?:local|production|development|prod|dev))?$/.test(path)

export const isFixture = (path: string) =>
  /(?:^|\/)(?:fixtures?|test-?data|__mocks__|__snapshots__|mocks)\//i.test(path) ||
  path.endsWith('.snap')

const foreignFolder =
  /(?:^|\/)(?:node_modules|bower_components|vendor(?:ed|s)?|third[_-]?party|externals?|deps|dist|\.next|\.yarn|coverage|site-packages|__pycache__|Pods|Carthage|venv|\.venv|env\/lib|wwwroot\/lib|Assets\/(?:Plugins|TextMesh Pro|Packages)|Library\/PackageCache|gradle\/wrapper)\//

/** Libraries that people copy into their repositories. */
const foreignName =
  /(?:^|\/)(?:mvnw|gradlew)(?:\.\w+)?$|(?:^|\/)jquery[\w.-]*\.(?:js|css|h|hpp)$|(?:^|\/)(?:bootstrap|popper|modernizr|d3|p5|three|phaser|angular|underscore|lodash|moment|normalize|font-?awesome|owl\.carousel|swiper|tinymce|ckeditor|catch|doctest|stb_\w+)(?:[.-](?:v?\d\w*|x|slim|bundle|esm|module|umd|sound|dom|ui))*\.(?:js|css|h|hpp)$/i

/** Build output folders, unless they hold handwritten files. */
const isBuilt = (path: string) =>
  /(?:^|\/)(?:build|out|target)\//.test(path) &&
  !/(?<!\.d)\.[cm]?tsx?$|\.(?:py|go|rs|sh)$/.test(path)

/** Generated or vendored files, judged by name. */
export const isForeign = (path: string) =>
  foreignFolder.test(path) || foreignName.test(path) || isBuilt(path) || isGeneratedName(path)

export const isGeneratedName = (path: string) =>
  /(?:[.-]min\.(?:js|css)|\.lock\.hcl|\.bundle\.js|\.pb\.(?:go|cc|h)|_pb2(?:_grpc)?\.py|_pb\.(?:js|ts)|\.g\.dart|\.freezed\.dart|\.generated\.\w+|\.designer\.cs|\.map)$/i.test(
    path,
  ) || /(?:^|\/)(?:generated|__generated__|gen)\//i.test(path)

export const isLockfile = (path: string) =>
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|poetry\.lock|uv\.lock|Pipfile\.lock|Cargo\.lock|go\.sum|Gemfile\.lock|composer\.lock|pubspec\.lock|packages\.lock\.json)$/.test(
    path,
  )

/** In the three places where GitHub looks for one. */
export const isReadme = (path: string) =>
  /^(?:\.github\/|docs\/)?readme(?:[._-][\w-]+(?:\.[\w-]+)*)?$/i.test(path) &&
  !/\.(?:[cm]?[jt]sx?|mdx|bak|py|png|svg|gif)$/i.test(path)

export const isLicense = (path: string) =>
  /^(?:(?:[\w.]*[-_.])?licen[cs]es?|copying|copyright|unlicen[cs]e|legal|ofl)(?:[.\-_][\w.-]*)?$/i.test(
    path,
  ) && !/\.[cm]?[jt]s$/.test(path)

export const isChangelog = (path: string) =>
  /^(?:changelog|changes|history|releases)$|(?:^|\/)(?:changelog|changes|history|releases)\.(?:md|markdown|txt|rst|adoc)$/i.test(
    path,
  )

export const isCi = (path: string) =>
  /^(?:\.github\/workflows\/[^/]+\.ya?ml|\.gitlab-ci\.yml|\.circleci\/config\.yml|\.travis\.yml|\.?azure-pipelines\.yml|(?:\w+\.)?Jenkinsfile|bitbucket-pipelines\.yml|\.drone\.yml|\.?appveyor\.yml|\.cirrus\.yml|\.woodpecker(?:\.yml|\/.+)|\.buildkite\/.+|\.builds\/.+|\.build\.yml|\.semaphore\/.+|\.teamcity\/.+|wercker\.yml|codemagic\.yaml|\.forgejo\/workflows\/.+|\.gitea\/workflows\/.+|cloudbuild\.yaml|buildspec\.yml)$/.test(
    path,
  )

const manifestNames = new Set([
  'package.json',
  'pyproject.toml',
  'setup.py',
  'setup.cfg',
  'requirements.txt',
  'Pipfile',
  'environment.yml',
  'Cargo.toml',
  'go.mod',
  'pom.xml',
  'build.gradle',
  'build.gradle.kts',
  'Gemfile',
  'composer.json',
  'pubspec.yaml',
  'Package.swift',
  'mix.exs',
  'CMakeLists.txt',
  'Makefile',
  'deno.json',
  'Project.toml',
  'DESCRIPTION',
  'Chart.yaml',
  'platformio.ini',
])

export const isManifest = (path: string) =>
  manifestNames.has(baseOf(path)) ||
  /(?:^|\/)requirements(?:\/[\w-]+|[\w-]+)\.txt$/.test(path) ||
  /\.(?:csproj|fsproj|cabal|gemspec)$/.test(path)

export const isConfiguration = (path: string) =>
  /^(?:tsconfig(?:\.\w+)?\.json|\.?eslint[\w.]*|\.oxlintrc\.json|biome\.json|\.prettierrc[\w.]*|ruff\.toml|\.flake8|mypy\.ini|\.rubocop\.yml|rustfmt\.toml|\.golangci\.ya?ml|lerna\.json|pnpm-workspace\.yaml|nx\.json|turbo\.json|go\.work|Dockerfile|(?:docker-)?compose\.ya?ml|vercel\.json|netlify\.toml|fly\.toml|Procfile|render\.yaml|\.gitignore|\.gitattributes|\.env\.(?:example|sample|template))$/.test(
    path,
  )

export const isEntryPoint = (path: string) =>
  /(?:^|\/)(?:index|main|app|server|cli|__main__|lib|mod|program|manage)\.\w+$/i.test(path)

export const depthOf = (path: string) => path.split('/').length - 1

export { baseOf }
