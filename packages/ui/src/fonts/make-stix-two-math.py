"""
Makes stix-two-math.woff2 from the whole face, as @fontsource/stix-two-math 5.3.0 on npm publishes it:

    python3 -m venv env && env/bin/pip install fonttools brotli
    env/bin/python make-stix-two-math.py stix-two-math-latin-400-normal.woff2 stix-two-math.woff2

What is done to it, and why:
1. Root signs. The face has four heights and, for taller ones, parts; each is wider than the one before. Chromium
   keeps the width of the widest free for every root, which leaves a hole behind small ones, and it takes the next
   larger height, which then hangs far below what stands under it. Here all are of one width, and there are many heights.
2. Fractions within a line. Chromium measures numbers by the box of their line, so that the distances the face asks
   for come on top of it, and the lower number stood in the next line of the text.
3. A subset: the characters of school and entrance mathematics, with the MATH table, without hints.
"""

import sys
from copy import deepcopy
from io import BytesIO

from fontTools import subset
from fontTools.ttLib import TTFont

characters = (
    "0020-007E,00A0,00A3,00A8,00AC,00AF-00B5,00B7,00BC-00BD,00C5,00D7,00F7,0131,0237,02C6-02C7,02C9,02D8-02D9,02DC,"
    "0338,0391-03A1,03A3-03C9,2009,2010,2013-2014,2016,2018-2019,201C-201D,2020-2022,2026,2032-2033,203E,2044,2061,"
    "20AC,20D6-20D7,20DB-20DC,2102-2103,210E-210F,2111,2113,2115,211A,211C-211D,2124,2127,2135,2190-2194,21A6,"
    "21C0-21C1,21CC,21D0,21D2,21D4,2200,2202-2209,220B-220C,220F,2211-2213,2216-2218,221A,221D-221E,2220,2223-2225,"
    "2227-222E,2234-2236,223C-223D,2243,2245,2248,224C,2254-2255,225C,2260-2261,2264-2265,226A-226B,2272-2273,"
    "227A-227B,2282-2287,2295-2297,2299,22A2-22A5,22BB,22C5-22C6,22CD,22EE-22F1,2308-230B,23DC-23DF,25A1,25B3,25EF,"
    "27E6-27E9,27F5-27F6,27F9,27FA,29A3,2A7D-2A7E,2AAF-2AB0,2AEE,1D434-1D454,1D456-1D467,1D6A4-1D6A5,1D6E2-1D71B"
)

# Of all root signs, in units of a thousandth of the type size.
width = 780
heights = {
    "uni221A": [740, 830, 930, 1050, 1187, 1290, 1400, 1520],
    "uni221A.s1": [1650, 1760, 1854],
    "uni221A.s2": [2020, 2190, 2370],
    "uni221A.s3": [2620, 2891],
}
rule = 68


def code_points(ranges):
    for part in ranges.split(","):
        first, _, last = part.partition("-")
        yield from range(int(first, 16), int(last or first, 16) + 1)


def shaped(font, name, height):
    """A copy in another height; the end that meets the bar keeps the bar's thickness."""
    glyph = deepcopy(font["glyf"][name])
    bottom, top = glyph.yMin, glyph.yMax
    edge = top - rule - 4
    # Low ones are narrower, with room before them: their strokes would lie down otherwise.
    by_width = min(1, 0.55 + 0.45 * height / (top - bottom)) * width / font["hmtx"][name][0]
    before = width - by_width * font["hmtx"][name][0]
    by_height = (height - (top - edge)) / (edge - bottom)
    for at, (x, y) in enumerate(glyph.coordinates):
        moved = y + height - (top - bottom) if y >= edge else bottom + (y - bottom) * by_height
        glyph.coordinates[at] = (round(before + x * by_width), round(moved))
    glyph.program = type(glyph.program)() if hasattr(glyph, "program") else None
    glyph.recalcBounds(font["glyf"])
    return glyph


def add_roots(font):
    variants = font["MATH"].table.MathVariants
    root = variants.VertGlyphConstruction[variants.VertGlyphCoverage.glyphs.index("uni221A")]
    record = root.MathGlyphVariantRecord[0]
    made = [
        # The lowest one is the character itself: whatever is taller is looked for behind it.
        (name if height == heights["uni221A"][0] else f"{name}.h{height}", height, shaped(font, name, height))
        for name, wanted in heights.items()
        for height in wanted
    ]
    parts = [
        (part.glyph, shaped(font, part.glyph, font["glyf"][part.glyph].yMax - font["glyf"][part.glyph].yMin))
        for part in root.GlyphAssembly.PartRecords
    ]
    for name, glyph in [*((name, glyph) for name, _, glyph in made), *parts]:
        font["glyf"][name] = glyph
        font["hmtx"][name] = (width, glyph.xMin)
    font.setGlyphOrder(font["glyf"].glyphOrder)
    root.MathGlyphVariantRecord = []
    for name, height, _ in made:
        another = deepcopy(record)
        another.VariantGlyph, another.AdvanceMeasurement = name, height + 1
        root.MathGlyphVariantRecord.append(another)
    root.VariantCount = len(made)


def lift_fractions(font):
    constants = font["MATH"].table.MathConstants
    constants.FractionNumeratorShiftUp.Value = 530
    constants.FractionDenominatorShiftDown.Value = 385


whole, result = sys.argv[1:]
font = TTFont(whole)
add_roots(font)
lift_fractions(font)
# Written and read again, so that every table knows the new glyphs.
with_roots = BytesIO()
font.flavor = None
font.save(with_roots)
font = TTFont(with_roots)
options = subset.Options()
options.flavor = "woff2"
options.hinting = False
options.layout_features = ["ccmp", "kern", "ssty", "dtls"]
options.drop_tables += ["gasp"]
options.glyph_names = False
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=code_points(characters))
subsetter.subset(font)
subset.save_font(font, result, options)
