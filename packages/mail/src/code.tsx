import { Text } from '@react-email/text'

/** Digits to be typed elsewhere: large, and apart enough to be read aloud. */
export function Code({ children }: { children: string }) {
  return (
    <Text className="ink" style={style}>
      {children}
    </Text>
  )
}

const style = {
  color: '#1b2540',
  fontSize: '28px',
  fontWeight: 600,
  letterSpacing: '6px',
  lineHeight: '36px',
  margin: '0 0 12px',
}
