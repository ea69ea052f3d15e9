/** Programming languages, as GitHub names them, by the endings of their files. */
const languages: Record<string, string> = {
  ts: 'TypeScript',
  tsx: 'TypeScript',
  mts: 'TypeScript',
  cts: 'TypeScript',
  js: 'JavaScript',
  jsx: 'JavaScript',
  mjs: 'JavaScript',
  cjs: 'JavaScript',
  py: 'Python',
  ipynb: 'Jupyter Notebook',
  rs: 'Rust',
  go: 'Go',
  java: 'Java',
  kt: 'Kotlin',
  kts: 'Kotlin',
  cs: 'C#',
  fs: 'F#',
  c: 'C',
  h: 'C',
  cc: 'C++',
  cpp: 'C++',
  hpp: 'C++',
  rb: 'Ruby',
  php: 'PHP',
  swift: 'Swift',
  dart: 'Dart',
  ex: 'Elixir',
  exs: 'Elixir',
  hs: 'Haskell',
  scala: 'Scala',
  clj: 'Clojure',
  lua: 'Lua',
  r: 'R',
  jl: 'Julia',
  sh: 'Shell',
  bash: 'Shell',
  ps1: 'PowerShell',
  sql: 'SQL',
  vue: 'Vue',
  svelte: 'Svelte',
  html: 'HTML',
  css: 'CSS',
  scss: 'SCSS',
}

/** Markup and data formats, which are not counted as programs. */
const markup = new Set(['HTML', 'CSS', 'SCSS'])

/** The language of a file; undefined when it is unknown. */
export const languageOf = (path: string): string | undefined =>
  languages[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '']

export function isSource(path: string): boolean {
  const language = languageOf(path)
  return language !== undefined && !markup.has(language)
}

export const isMarkup = (path: string) => markup.has(languageOf(path) ?? '')
