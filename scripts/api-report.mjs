import {
  checkReports,
  currentReports,
  releaseReports,
  updateReports,
} from './api-report/api-reports.mjs'

const [mode = 'write'] = process.argv.slice(2)
const current = currentReports()
if (mode !== 'check') updateReports(current)
if (mode === 'release') releaseReports()
const faults = checkReports(current)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
