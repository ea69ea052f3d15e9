/** Test data builder: defaults that each test can override. */
export type Builder<T> = (changes?: Partial<T>) => T
