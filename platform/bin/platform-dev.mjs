#!/usr/bin/env node
import { createRequire } from 'node:module'
import path from 'node:path'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'

const require = createRequire(import.meta.url)
const port = Number(process.env['PORT'] ?? 3000)
const api = process.env['API_URL']

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
