import type { ComponentType } from 'react'

/** What a screen's file exports. */
export interface ScreenModule {
  default: ComponentType
}
