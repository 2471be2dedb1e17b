import { useRef } from 'react';

/** Something that is sent, perhaps more than once. */
interface Attempt {
  /** The same key for the same, sent again because no answer came: it is done once. */
  keyOf: (sent: object) => string;
  /** An answer came: the same once more is meant as another one. */
  end: () => void;
}

/** See {@link Attempt}. */
export function useAttempt(): Attempt {
  const attempt = useRef({ of: '', key: '' });
  return {
    keyOf: (sent) => {
      const of = JSON.stringify(sent);
      if (attempt.current.of !== of) attempt.current = { of, key: crypto.randomUUID() };
      return attempt.current.key;
    },
    end: () => {
      attempt.current = { of: '', key: '' };
    },
  };
}
