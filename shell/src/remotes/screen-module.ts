import type { ComponentType } from 'react'

/** The exports of a screen's module. */
export interface ScreenModule {
  default: ComponentType
}
