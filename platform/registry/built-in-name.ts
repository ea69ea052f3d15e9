/** Whether every object has a property of this name (`constructor`, `__proto__`), so that it cannot be a key of records. */
export const isBuiltInName = (name: string): boolean => name in Object.prototype
