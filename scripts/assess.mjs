import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { explain } from './assess/explanations.mjs'
import { installTools } from './assess/install-tools.mjs'
import * as scans from './assess/scan.mjs'
import { startBehindProxy } from './assess/start-behind-proxy.mjs'
import { build } from './build-all.mjs'
import { ensureInstalled } from './setup.mjs'

await ensureInstalled()
const wanted = process.argv.slice(2)
const missing = await installTools()
await build()
const folder = mkdtempSync(join(tmpdir(), 'assess-'))
// As root, the embedded database runs as an ordinary account, which must be able to reach the folder.
chmodSync(folder, 0o711)
const product = await startBehindProxy(folder)
const rows = []
let unexplained = 0
try {
  for (const [name, scan] of Object.entries(scans)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const done = await scan({ product, folder }).catch((error) => ({
      name,
      version: missing.includes(name) ? 'not installed' : 'failed',
      tried: String(error.message).split('\n')[0] ?? '',
      findings: ['nothing was tried'],
    }))
    const left = done.findings.filter((finding) => !explain(done.name, finding))
    const reasons = new Map()
    for (const finding of done.findings) {
      const reason = explain(done.name, finding)?.reason
      if (reason) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    }
    writeFileSync(join(folder, `${name}.findings`), done.findings.join('\n'))
    unexplained += left.length
    rows.push({ ...done, left, reasons })
  }
} finally {
  await product.stop()
}
if (product.errors.length > 0) {
  unexplained += 1
  console.log(`The server wrote errors:\n${product.errors.join('').slice(0, 4000)}`)
}
for (const { name, version, tried, findings, left, reasons } of rows) {
  console.log(
    `\n${name.padEnd(22)}${version.padEnd(14)}${tried.padEnd(40)}${findings.length} found`,
  )
  for (const [reason, count] of reasons) console.log(`  ${count} explained: ${reason}`)
  for (const finding of left.slice(0, 10)) console.log(`  NOT EXPLAINED: ${finding}`)
  if (left.length > 10) console.log(`  and ${left.length - 10} more`)
}
console.log(`\n${unexplained} not explained. Logs: ${folder}`)
process.exitCode = unexplained > 0 ? 1 : 0
