import type { Registry } from '@swipefolio/platform/registry'

/** The page of a client-rendered application: an empty root, the bundle, and the routes and menu that the shell reads. */
export async function pageOfBundle(product: string, entry: string): Promise<string> {
  const registry = await readJson<Registry>(`${product}/registry.json`)
  // What only the loading of releases needs is no part of a bundle.
  const apps = Object.fromEntries(
    Object.entries(registry.apps).map(([name, app]) => [
      name,
      { ...app, integrity: {}, screens: {}, previous: undefined },
    ]),
  )
  const json = (id: string, value: object) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Swipefolio</title>
<meta name="color-scheme" content="light dark">
${json('registry', { ...registry, apps })}
${json('configuration', { credentialsIn: 'body' })}
<script id="shell" defer src="/bundle/${entry}"></script>
</head>
<body><div id="root"></div></body>
</html>
`
}

async function readJson<T>(address: string): Promise<T> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} was answered ${answer.status}`)
  return (await answer.json()) as T
}
