interface ForRoles {
  roles?: string[]
}

/** Whether some person gets both; without roles, something is for everybody. */
export function isForTheSame({ roles: left }: ForRoles, { roles: right }: ForRoles): boolean {
  return left === undefined || right === undefined || left.some((role) => right.includes(role))
}
