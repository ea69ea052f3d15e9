export { type DrilledApp, describeDrills } from '../platform/drills'
