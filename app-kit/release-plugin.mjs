export * from '../platform/release-plugin/index.mjs'
