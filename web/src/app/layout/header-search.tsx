import { chakra } from '@chakra-ui/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { SearchIcon } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useEarlyText } from '../../hooks/use-early-text.ts';
import { common } from '../../messages/common.ts';
import { paths, searchTextPath } from '../paths.ts';

/** The search box of the header. Text leads to the search page, even before the script has come; blank text does nothing. */
export function HeaderSearch() {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEarlyText(field, setText);
  const navigate = useNavigate();
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = (field.current?.value ?? text).trim();
    if (wanted) void navigate(searchTextPath(wanted));
  };
  return (
    <chakra.form
      action={paths.search}
      role="search"
      aria-label={common.headerSearch.label}
      onSubmit={handleSubmit}
      pos="relative"
    >
      <chakra.span
        pos="absolute"
        insetStart="4"
        top="50%"
        transform="translateY(-50%)"
        color="mute"
        pointerEvents="none"
      >
        <SearchIcon aria-hidden />
      </chakra.span>
      <chakra.input
        ref={field}
        type="search"
        name="q"
        enterKeyHint="search"
        aria-label={common.headerSearch.label}
        placeholder={common.headerSearch.placeholder}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        w="full"
        minH="touch"
        ps="10"
        pe="4"
        bg="card"
        border="hairline"
        borderRadius="pill"
        fontSize={{ base: 'md', md: 'sm' }}
      />
    </chakra.form>
  );
}
