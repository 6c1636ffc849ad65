import { Component, type ReactNode } from 'react'

type Props = { instead: ReactNode; children: ReactNode }

/** An error boundary: shows `instead` where its children throw. Only a class can be one. */
export class Boundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children
  }
}
