export * from '../src/testing/corpus'
