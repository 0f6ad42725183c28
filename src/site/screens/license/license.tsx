import { parseLicensePath } from '../../../editions/paths/license-path';
import { Missing, screen } from '../../render/screen';
import { loadRecord, type RecordData, RecordView, recordHead } from './record';
import { loadRegister, RegisterView, registerHead, registerQuery } from './register';
import type { RegisterData } from './register-data';

type LicenseData = RegisterData | RecordData;

/** `/license`, `/license/{type}` with filters and page in the path, `/license/{slug}`. */
export const licenseScreen = screen<LicenseData>({
	query: registerQuery,
	async load(request) {
		const path = parseLicensePath(request.rest);
		if (path) return loadRegister(request, path);
		const [slug] = request.rest;
		return request.rest.length === 1 && slug ? loadRecord(request, slug) : new Missing('unmatched');
	},
	head: (data, request) => (data.kind === 'register' ? registerHead(data, request) : recordHead(data, request)),
	layout: (data, { edition }) => ({
		styles: ['register'],
		menu: 'china',
		section: 'china',
		...(data.kind === 'register'
			? {
					bar: {
						title: edition.words.licenses.title,
						line: edition.words.licenses.line,
						eventNews: false,
						background: 'china',
						art: 'licence-register',
					},
				}
			: {}),
	}),
	View: ({ data }) => (data.kind === 'register' ? <RegisterView data={data} /> : <RecordView data={data} />),
});
