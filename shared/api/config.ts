export interface ApiConfig {
  /** Where credentials, codes and texts travel: in a body, or in the query as the spec's calls say. */
  credentialsIn: 'body' | 'query'
  /** Called once for each call that carried a token and was answered 401. */
  onUnauthenticated: () => void
}

export const apiConfig: ApiConfig = { credentialsIn: 'body', onUnauthenticated: () => {} }

/** Told once by the shell, before the first call. */
export const configureApi = (config: Partial<ApiConfig>) => {
  Object.assign(apiConfig, config)
}
