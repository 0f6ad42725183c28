/** For the tests of the dialog and the toast: a page with a newsletter to subscribe to. */
import { startTransition, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Dialog } from './dialog';
import { Toast } from './toast';

function Letter({ closesByMask }: { closesByMask: boolean }) {
	const [is_open, open] = useState(false);
	const [message, say] = useState<{ text: string }>();
	return (
		<main>
			<h1>A page</h1>
			<button type="button" onClick={() => startTransition(() => open(true))}>
				Letter
			</button>
			{is_open && (
				<Dialog label="The letter" closesByMask={closesByMask} onClose={() => open(false)}>
					{(close) => (
						<>
							<h2>The letter</h2>
							<button type="button" onClick={() => say({ text: 'Please enter your email address' })}>
								Subscribe
							</button>
							<button type="button" onClick={close}>
								Decline
							</button>
							<Toast message={message} />
						</>
					)}
				</Dialog>
			)}
		</main>
	);
}

const place = document.querySelector('#place');
if (place) createRoot(place).render(<Letter closesByMask={place.className !== 'strict'} />);
