import { test } from '@playwright/test'
import { describeBrokenCodeDrills } from './broken-code-drills'
import type { DrilledApp } from './drilled-app'
import { describeIntegrityDrills } from './integrity-drills'
import { describeLeftoverDrills } from './leftover-drills'
import { describeLoadDrills } from './load-drills'
import { describeNeighbourDrills } from './neighbour-drills'
import { describeOwnDrills } from './own-drills'

export type { DrilledApp } from './drilled-app'
export { type HealthReport, recordHealth } from './health-reports'
export { navigate } from './open-page'
export { Stage } from './stage'

/** The drills that every app passes in a browser before its release, against a running product. */
export function describeDrills(drilled: DrilledApp): void {
  test.describe(`drills of ${drilled.app}`, () => {
    describeOwnDrills(drilled)
    describeLeftoverDrills(drilled)
    describeLoadDrills(drilled)
    describeBrokenCodeDrills(drilled)
    describeIntegrityDrills(drilled)
    describeNeighbourDrills(drilled)
  })
}

/** Those of the drills whose outcome depends on the code of the app, not of the platform. */
export function describeAppDrills(drilled: DrilledApp): void {
  test.describe(`drills of ${drilled.app}`, () => {
    describeOwnDrills(drilled)
    describeLeftoverDrills(drilled)
  })
}
