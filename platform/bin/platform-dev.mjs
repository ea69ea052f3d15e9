#!/usr/bin/env node
import { createRequire } from 'node:module'
import path from 'node:path'
import { readAppManifest } from '../build/app-manifest.mjs'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { isPortInUse } from '../build/is-port-in-use.mjs'
import { serveBuild } from '../build/serve-build.mjs'
import { inShellDist, watchApps } from '../build/watch-apps.mjs'

const require = createRequire(import.meta.url)
const port = Number(process.env['PORT'] ?? 3000)
const api = process.env['API_URL']

if (await isPortInUse(port)) {
  console.error(`Port ${port} is in use already: set PORT to another one.`)
  process.exitCode = 1
} else {
  await (process.argv.includes('--in-shell') ? buildForShell() : runAlone())
}

async function runAlone() {
  /** @type {(options: { mode: 'development', alone: true }) => webpack.Configuration} */
  const configure = require(path.resolve('webpack.config.cjs'))
  const compiler = webpack(configure({ mode: 'development', alone: true }))
  if (compiler === null) throw new Error('There is no webpack configuration here')
  const server = new WebpackDevServer(
    {
      port,
      hot: false,
      liveReload: true,
      historyApiFallback: true,
      proxy: api ? [{ context: ['/api'], target: api, changeOrigin: true }] : [],
    },
    compiler,
  )
  await server.start()
  console.info(`http://localhost:${port}${api ? ` with the API at ${api}` : ''}`)
}

/** Used by a shell that allows this origin: its page loads this build on every load. */
async function buildForShell() {
  const folder = process.cwd()
  const { name } = await readAppManifest(folder)
  const server = await serveBuild(inShellDist(folder), port)
  const { port: actual } = /** @type {import('node:net').AddressInfo} */ (server.address())
  await watchApps([folder], {
    inShell: true,
    onBuilt: () => console.info(`?app=${name}@http://localhost:${actual}`),
    onFailed: (_folder, message) => console.error(message),
  })
}
