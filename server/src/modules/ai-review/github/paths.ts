/** Classification of files by path. */
const baseOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

export const isTest = (path: string) =>
  /(?:^|\/)(?:tests?|__tests__|specs?|e2e|cypress)\//i.test(path) ||
  /(?:[._-](?:test|tests|spec|cy)\.\w+|(?:^|\/)test_[^/]+\.py|_test\.(?:go|py|rb|dart|exs)|_spec\.rb|Tests?\.(?:java|kt|cs|swift|php))$/.test(
    path,
  )

export const isFixture = (path: string) =>
  /(?:^|\/)(?:fixtures?|testdata|__mocks__|__snapshots__|mocks)\//i.test(path) ||
  path.endsWith('.snap')

const foreignFolder =
  /(?:^|\/)(?:node_modules|bower_components|vendor|third_party|dist|\.next|coverage|site-packages|__pycache__|Pods|venv|\.venv|env\/lib)\//

/** Build output folders, unless they hold handwritten files. */
const isBuilt = (path: string) =>
  /(?:^|\/)(?:build|out|target)\//.test(path) &&
  !/(?<!\.d)\.[cm]?tsx?$|\.(?:py|go|rs|sh)$/.test(path)

/** Generated or vendored files, judged by name. */
export const isForeign = (path: string) =>
  foreignFolder.test(path) || isBuilt(path) || isGeneratedName(path)

export const isGeneratedName = (path: string) =>
  /(?:\.min\.(?:js|css)|\.bundle\.js|\.pb\.(?:go|cc|h)|_pb2(?:_grpc)?\.py|_pb\.(?:js|ts)|\.g\.dart|\.freezed\.dart|\.generated\.\w+|\.designer\.cs|\.map)$/i.test(
    path,
  ) || /(?:^|\/)(?:generated|__generated__|gen)\//i.test(path)

export const isLockfile = (path: string) =>
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|poetry\.lock|uv\.lock|Pipfile\.lock|Cargo\.lock|go\.sum|Gemfile\.lock|composer\.lock|pubspec\.lock|packages\.lock\.json)$/.test(
    path,
  )

export const isReadme = (path: string) => /^readme(?:\.(?:md|markdown|rst|txt|adoc))?$/i.test(path)

export const isLicense = (path: string) =>
  /^(?:licen[cs]e|copying|unlicense)(?:[.-][\w.-]*)?$/i.test(path) && !/\.[cm]?[jt]s$/.test(path)

export const isChangelog = (path: string) =>
  /^(?:changelog|changes|history|releases)$|(?:^|\/)(?:changelog|changes|history|releases)\.(?:md|markdown|txt|rst|adoc)$/i.test(
    path,
  )

export const isCi = (path: string) =>
  /^(?:\.github\/workflows\/[^/]+\.ya?ml|\.gitlab-ci\.yml|\.circleci\/config\.yml|\.travis\.yml|azure-pipelines\.yml|Jenkinsfile|bitbucket-pipelines\.yml|\.drone\.yml)$/.test(
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
])

export const isManifest = (path: string) =>
  manifestNames.has(baseOf(path)) || /\.(?:csproj|fsproj|cabal|gemspec)$/.test(path)

export const isConfiguration = (path: string) =>
  /^(?:tsconfig(?:\.\w+)?\.json|\.?eslint[\w.]*|\.oxlintrc\.json|biome\.json|\.prettierrc[\w.]*|ruff\.toml|\.flake8|mypy\.ini|\.rubocop\.yml|rustfmt\.toml|\.golangci\.ya?ml|lerna\.json|pnpm-workspace\.yaml|nx\.json|turbo\.json|go\.work|Dockerfile|(?:docker-)?compose\.ya?ml|vercel\.json|netlify\.toml|fly\.toml|Procfile|render\.yaml|\.gitignore|\.gitattributes|\.env\.(?:example|sample|template))$/.test(
    path,
  )

export const isEntryPoint = (path: string) =>
  /(?:^|\/)(?:index|main|app|server|cli|__main__|lib|mod|program|manage)\.\w+$/i.test(path)

export const depthOf = (path: string) => path.split('/').length - 1

export { baseOf }
