export interface ApiConfig {
  /** Where credentials, codes and texts are sent: in the body, or in the query as in the spec's calls. */
  credentialsIn: 'body' | 'query'
  /** Called once for each call that carried a token and was answered 401; the call fails when it resolves. */
  onUnauthenticated: () => void | Promise<void>
  /** Resolves once the screens of the first page are loaded; what waits for `whenSettled` waits for it, too. */
  firstScreens: Promise<unknown>
}

export const apiConfig: ApiConfig = {
  credentialsIn: 'body',
  onUnauthenticated: () => {},
  firstScreens: Promise.resolve(),
}

/** Called by the shell before the first call. */
export const configureApi = (config: Partial<ApiConfig>) => {
  Object.assign(apiConfig, config)
}
